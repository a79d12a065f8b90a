import type { Locale } from '@sira/contract/locales'
import { quoteAddress } from '../../../components/links/quoteAddress.ts'
import { Picture } from '../../../components/pictures/Picture.tsx'
import { SaveButton } from '../../../components/SaveButton.tsx'
import { AddedNotice } from '../../../components/selling/AddedNotice.tsx'
import { CartFields } from '../../../components/selling/CartFields.tsx'
import { cutText } from '../../../format/cutText.ts'
import { formatPrice } from '../../../format/price.ts'
import { writtenIn } from '../../../format/writtenIn.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Book } from '../book.ts'
import { isForSale } from '../forSale.ts'
import { savedBook } from '../savedBook.ts'
import { Stock } from './Stock.tsx'

/** Characters of a title before the ellipsis (product 9). */
const longestTitle = 20

interface BookCardProps {
  book: Book
  words: Dictionary
  locale: Locale
  light: boolean
  /** Address of the shop. */
  shop: string
  /** Address of the shop with this book's modal open. */
  modalAddress: string
  /** Address of this page of the shop. */
  back: string
  eager: boolean
}

/** Cover, author, title of 20 characters, price, and two ways on (product 2.13). */
export function BookCard(props: BookCardProps) {
  const { book, words, locale, light, shop, modalAddress, back, eager } = props
  const { id, titre, auteur, prix, stock, image } = book
  return (
    <article id={`livre-${id}`} className="group relative scroll-mt-6">
      <div className="aspect-2/3 overflow-hidden rounded-e-2xl rounded-s-md bg-lin shadow-lg transition-transform group-hover:-translate-y-1">
        <Picture
          media={image}
          seed={titre}
          width={300}
          height={450}
          sizes="(min-width: 64rem) 260px, (min-width: 40rem) 30vw, 45vw"
          light={light}
          eager={eager}
          decorative
        />
      </div>
      {auteur && <p className="mt-4 text-[0.95rem] text-pierre">{words.shop.by(auteur)}</p>}
      <h2 className="mt-0.5 text-[1.2rem]">
        <a
          href={modalAddress}
          title={titre}
          {...writtenIn(book.locale, words.locale)}
          className="card-link hover:underline"
        >
          {cutText(titre, longestTitle)}
        </a>
      </h2>
      <p className="figure mt-2 text-xl text-indigo">
        {prix === null ? words.shop.noPrice : formatPrice(prix, locale)}
      </p>
      <Stock stock={stock} words={words} />
      <div className="no-print relative mt-1 flex flex-wrap gap-x-5">
        <a href={modalAddress} aria-label={`${words.shop.more} : ${titre}`} className="link tap">
          {words.shop.more}
        </a>
        {isForSale(book) ? (
          <form method="post" action={words.routes.cart}>
            <CartFields item={`l${id}`} back={back} />
            <button
              type="submit"
              aria-label={`${words.shop.cart}\u00a0: ${titre}`}
              className="link tap"
            >
              {words.shop.cart}
            </button>
          </form>
        ) : (
          <a
            href={quoteAddress(words, 'Vente en ligne', words.shop.subject(titre), { livre: id })}
            aria-label={`${words.shop.ask}\u00a0: ${titre}`}
            className="link tap"
          >
            {words.shop.ask}
          </a>
        )}
        <SaveButton record={savedBook(book, shop, words)} words={words} className="-ms-2" />
      </div>
      <AddedNotice item={`l${id}`} words={words} />
    </article>
  )
}
