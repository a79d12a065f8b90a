import { around } from './around.ts'

/**
 * On a phone the rows of a list are cards (styles/lists.css), whose values stand below no heading:
 * gives each cell that says something the name of its column.
 */
export function labelCells(element: Element): void {
  // Where a column is put away, others move into its cells.
  const changed = element.closest('.collection-list__tables thead')?.closest('table')
  for (const row of around(changed ?? element, '.collection-list__tables tbody tr')) {
    for (const cell of row.querySelectorAll<HTMLElement>(':scope > td')) {
      const label = cell.textContent?.trim() === '' ? '' : columnOf(cell)
      if (cell.dataset.label !== label) cell.dataset.label = label
    }
  }
}

function columnOf(cell: Element): string {
  const field = /(?:^|\s)cell-(\S+)/.exec(cell.className)?.[1] ?? ''
  const heading = cell.closest('table')?.querySelector(`#heading-${CSS.escape(field)}`)
  return heading?.textContent?.trim() ?? ''
}
