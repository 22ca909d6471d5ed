/** The field of the same kind in another row, by steps of rows; undefined where the table ends. */
export function nextCell(table: HTMLTableElement, from: HTMLInputElement, step: 1 | -1): HTMLElement | undefined {
  const { field } = from.dataset;
  if (field === undefined) return undefined;
  const cells = [...table.querySelectorAll<HTMLInputElement>(`input[data-field="${field}"]`)];
  return cells[cells.indexOf(from) + step];
}
