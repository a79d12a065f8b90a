import type { StockDifference } from './countStock.ts'

/** « 7 en stock, 5 d’après les mouvements ». */
export function differenceText({ counted, expected }: StockDifference): string {
  return `${stockText(counted)} en stock, ${stockText(expected)} d’après les mouvements`
}

function stockText(stock: number | null): string {
  return stock === null ? 'sans compte' : String(stock)
}

/** Advice to staff; nothing is ever corrected by itself. */
export const whatToDo =
  'Comptez les exemplaires sur l’étagère, puis enregistrez un mouvement de stock «\u00a0Correction après comptage\u00a0», de 0 si le stock affiché est juste\u00a0: on compte de nouveau à partir de là.'
