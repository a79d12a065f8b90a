import type { Dictionary } from '../../../i18n/fr.ts'

/** From this number of copies on, the stock is not shown. */
const plenty = 5

/** Shows that few copies are left, or none; nothing for a product made to order. */
export function Stock({ stock, words }: { stock: number | null; words: Dictionary }) {
  const { left, soldOut } = words.selling
  if (stock === null || stock >= plenty) return null
  return (
    <p className="text-[0.95rem] font-semibold text-laterite-fonce">
      {stock === 0 ? soldOut : left(stock)}
    </p>
  )
}
