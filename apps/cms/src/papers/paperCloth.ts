import { shapesSvg } from '@sira/cloth/clothSvg'
import { referenceCloth } from '@sira/cloth/referenceCloth'
import { toldCloth } from '@sira/contract/dossiers/clothWords'
import type { Locale } from '@sira/contract/locales'

/** The cloth of a dossier on its papers, and the same in words. */
export interface PaperCloth {
  svg: string
  told: string
}

/** `steps`: how many its reader has read of by the day of the paper, so that it is drawn the same again. */
export function paperCloth(reference: string, steps: number, lang: Locale): PaperCloth {
  const cloth = referenceCloth(reference, steps)
  return { svg: shapesSvg(cloth), told: toldCloth(cloth, lang) }
}
