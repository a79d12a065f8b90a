import { type ClothCell, clothRows } from '@sira/cloth/clothCells'
import { referenceCloth } from '@sira/cloth/referenceCloth'
import { toldCloth } from '@sira/contract/dossiers/clothWords'
import { createElement } from 'react'
import type { LetterCloth } from '../letter.ts'
import type { LetterPart } from '../letterPart.ts'
import { tone } from '../letterStyles.ts'

/**
 * The cloth of a dossier as a table of coloured cells: nothing is loaded for it, and mail programs
 * that leave out drawings show it.
 */
export const cloth: LetterPart<LetterCloth> = {
  Drawn: ({ content: { reference, steps, lang } }) => {
    const woven = referenceCloth(reference, steps)
    const rows = clothRows(woven).map(({ height, cells }) =>
      createElement('tr', { style: { height } }, ...cells.map(cell)),
    )
    return createElement(
      'table',
      {
        role: 'img',
        'aria-label': toldCloth(woven, lang),
        // The same in every language: it grows at its end.
        dir: 'ltr',
        ...{ cellPadding: 0, cellSpacing: 0 },
        ...tone('cloth'),
      },
      createElement('tbody', null, ...rows),
    )
  },
  text: () => '',
}

function cell({ fill, width, rows }: ClothCell) {
  return createElement('td', {
    width,
    ...(rows > 1 && { rowSpan: rows }),
    style: { background: fill },
  })
}
