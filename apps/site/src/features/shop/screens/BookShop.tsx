import type { Locale } from '@sira/contract/locales'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { Pagination } from '../../../components/Pagination.tsx'
import { type Trail, trailFromHome } from '../../../components/trail.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Book } from '../book.ts'
import { BookCard } from './BookCard.tsx'

interface BookShopProps {
  books: ListPage<Book>
  words: Dictionary
  locale: Locale
  light: boolean
  /** Address of the shop. */
  shop: string
  pageAddress: (page: number) => string
  modalAddress: (id: string) => string
}

export function shopTrail(words: Dictionary): Trail {
  return trailFromHome(words, { name: words.shop.title })
}

/** The online sales space: books on a shelf (product 2.13). */
export function BookShop(props: BookShopProps) {
  const { books, words, locale, light, shop, pageAddress, modalAddress } = props
  return (
    <>
      <PageBanner title={words.shop.title} trailLabel={words.breadcrumb} trail={shopTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{words.shop.intro}</p>
      </PageBanner>
      <div className="page py-12">
        {books.items.length === 0 && <p className="text-pierre">{words.shop.empty}</p>}
        <div className="grid grid-cols-2 gap-x-6 gap-y-12 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-10">
          {books.items.map((book, index) => (
            <BookCard
              key={book.id}
              book={book}
              words={words}
              locale={locale}
              light={light}
              shop={shop}
              modalAddress={modalAddress(String(book.id))}
              back={pageAddress(books.page)}
              eager={index === 0}
            />
          ))}
        </div>
        <Pagination {...books} words={words} address={pageAddress} />
      </div>
    </>
  )
}
