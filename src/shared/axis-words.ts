/** On what designs differ from one another, as it is called over the counter; the loudest first. */
export const axisWords = {
  silhouette: 'outline',
  setting: 'setting',
  rhythm: 'number of stones',
  profile: 'profile',
  surface: 'finish and detail',
  colour: 'metal colour',
  size: 'size',
} as const;
