import type { Locale } from '@sira/contract/locales'
import { Modal } from '../../../components/modal/Modal.tsx'
import { NotTranslated } from '../../../components/NotTranslated.tsx'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { RichText } from '../../../components/RichText.tsx'
import { SaveButton } from '../../../components/SaveButton.tsx'
import { formatPrice } from '../../../format/price.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Book } from '../book.ts'
import { savedBook } from '../savedBook.ts'
import { BuyBook } from './BuyBook.tsx'
import { Stock } from './Stock.tsx'

/** Pixels (product 9). */
const width = 800

interface BookModalProps {
  book: Book
  words: Dictionary
  locale: Locale
  light: boolean
  /** Address of the shop. */
  shop: string
  closeAddress: string
}

/** A book over the shop: cover, author, title, price, description, quantity (product 2.13). */
export function BookModal({ book, words, locale, light, shop, closeAddress }: BookModalProps) {
  const { titre, auteur, prix, description, image } = book
  return (
    <Modal
      labelledBy="livre"
      width={width}
      closeAddress={closeAddress}
      closeLabel={words.shop.close}
    >
      <div className="grid grid-cols-1 gap-x-9 gap-y-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="aspect-2/3 overflow-hidden rounded-e-2xl rounded-s-md bg-lin max-sm:w-[min(9rem,100%)]">
          <Picture
            light={light}
            media={image}
            seed={titre}
            width={300}
            height={450}
            sizes="(min-width: 40rem) 240px, 144px"
            eager
          />
        </div>
        <div>
          {auteur && <p className="pe-12 text-pierre">{words.shop.by(auteur)}</p>}
          <h2
            id="livre"
            className="mt-1 text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]"
            {...writtenIn(book.locale, words.locale)}
          >
            {titre}
          </h2>
          <NotTranslated locale={book.locale} words={words} />
          <p className="figure mt-4 text-3xl text-indigo">
            {prix === null ? words.shop.noPrice : formatPrice(prix, locale)}
          </p>
          {description && (
            <div className="mt-4" {...writtenIn(book.locale, words.locale)}>
              <RichText locale={words.locale} markdown={description} />
            </div>
          )}
          <div className="mt-4 -ms-2 flex flex-wrap items-center">
            <SaveButton record={savedBook(book, shop, words)} words={words} />
          </div>
          <Stock stock={book.stock} words={words} />
          <BuyBook book={book} back={closeAddress} words={words} />
        </div>
      </div>
    </Modal>
  )
}
