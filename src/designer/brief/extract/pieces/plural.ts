/** Whether a noun stands in the plural, in English or Hindi ("kade", "jhumke"). */
export function isPlural(noun: string): boolean {
  const last = noun.split(' ').at(-1) ?? noun;
  return (
    (last.endsWith('s') && !last.endsWith('ss')) ||
    /(?:kade|jhumke|heere|nagine|dane|jhumkiyan|men|women|children|betiyan|betiyon|behnon|bhaiyon|bachchon|chudiyan|choodiyan|churiyan|baliyan|bichwe)$/.test(
      last,
    )
  );
}
