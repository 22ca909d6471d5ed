const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case. A database may fail on a malformed id, e.g. on a zero byte. */
export const isUuid = (text: string): boolean => UUID.test(text);
