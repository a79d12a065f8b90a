import { limits } from '@sira/contract/limits'
import type { Service } from '@sira/contract/services'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Book } from '../book.ts'
import '../../../styles/fields.css'

const service: Service = 'Vente en ligne'
const stepClass =
  'size-12 rounded-full border border-trait text-2xl hover:bg-lin [@media(scripting:none)]:hidden'

interface BuyBookProps {
  book: Pick<Book, 'id' | 'titre'>
  words: Dictionary
}

/** How many copies, from 1 to 10 (spec 4, 9), and on to the form that asks for them. */
export function BuyBook({ book, words }: BuyBookProps) {
  const { quantity } = limits
  return (
    <form action={words.routes.quote} className="no-print mt-6 flex flex-wrap items-end gap-4">
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name="objet" value={words.shop.subject(book.titre)} />
      <input type="hidden" name="livre" value={book.id} />
      <div>
        <label htmlFor="quantite" className="block font-semibold">
          {words.shop.quantity}
        </label>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <button type="button" data-step="down" aria-label={words.shop.less} className={stepClass}>
            −
          </button>
          <input
            id="quantite"
            name="quantite"
            type="number"
            inputMode="numeric"
            min={quantity.min}
            max={quantity.max}
            defaultValue={quantity.initial}
            required
            className="control w-20 text-center tabular-nums"
          />
          <button
            type="button"
            data-step="up"
            aria-label={words.shop.moreOne}
            className={stepClass}
          >
            +
          </button>
        </div>
      </div>
      <button type="submit" className="button button-primary">
        {words.shop.buy}
      </button>
    </form>
  )
}
