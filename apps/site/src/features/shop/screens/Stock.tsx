import type { Dictionary } from '../../../i18n/fr.ts'

/** From how many copies on nobody has to hurry. */
const plenty = 5

/** That few copies are left, or none; nothing of what is made to order. */
export function Stock({ stock, words }: { stock: number | null; words: Dictionary }) {
  const { left, soldOut } = words.selling
  if (stock === null || stock >= plenty) return null
  return (
    <p className="text-[0.95rem] font-semibold text-laterite-fonce">
      {stock === 0 ? soldOut : left(stock)}
    </p>
  )
}
