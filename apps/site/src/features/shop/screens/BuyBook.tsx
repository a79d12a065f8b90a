import { limits } from '@sira/contract/limits'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { CartFields } from '../../../components/selling/CartFields.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { cartFields } from '../../../kinds/cartFields.ts'
import type { Book } from '../book.ts'
import { isForSale } from '../forSale.ts'
import '../../../styles/fields.css'

const stepClass =
  'size-12 rounded-full border border-trait text-2xl hover:bg-lin [@media(scripting:none)]:hidden'

interface BuyBookProps {
  book: Pick<Book, 'id' | 'titre' | 'prix' | 'stock'>
  /** The address to return to with the book in the cart. */
  back: string
  words: Dictionary
}

/**
 * The quantity of a book, from 1 to 10 (product 4, 9), with one button to the order, and one that
 * returns here.
 */
export function BuyBook({ book, back, words }: BuyBookProps) {
  if (!isForSale(book)) return <AskForBook book={book} words={words} />
  const { quantity } = limits
  const most = Math.min(quantity.max, book.stock ?? quantity.max)
  return (
    <form
      method="post"
      action={words.routes.cart}
      className="no-print mt-6 flex flex-wrap items-end gap-4"
    >
      <CartFields item={`l${book.id}`} back={back} />
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
            name={cartFields.quantity}
            type="number"
            inputMode="numeric"
            min={quantity.min}
            max={most}
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
      <button
        type="submit"
        name={cartFields.next}
        value="commande"
        className="button button-primary"
      >
        {words.shop.buy}
      </button>
      <button type="submit" className="button button-secondary">
        {words.shop.cart}
      </button>
    </form>
  )
}

/** The link to ask for a book without a price or a copy. */
function AskForBook({ book: { id, titre }, words }: Omit<BuyBookProps, 'back'>) {
  const { subject, ask } = words.shop
  return (
    <p className="no-print mt-6">
      <a
        href={quoteAddress(words, 'Vente en ligne', subject(titre), { livre: id })}
        className="button button-primary"
      >
        {ask}
      </a>
    </p>
  )
}
