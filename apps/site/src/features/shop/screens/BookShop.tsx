import type { Locale } from '@sira/contract/locales'
import { PageBanner } from '../../../components/PageBanner.tsx'
import { Pagination } from '../../../components/Pagination.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { ListPage } from '../../../transport/listPage.ts'
import type { Book } from '../book.ts'
import { BookCard } from './BookCard.tsx'

interface BookShopProps {
  books: ListPage<Book>
  words: Dictionary
  locale: Locale
  pageAddress: (page: number) => string
  modalAddress: (id: string) => string
}

/** The online sales space: books on a shelf (spec 2.13). */
export function BookShop({ books, words, locale, pageAddress, modalAddress }: BookShopProps) {
  const trail = [
    { name: words.menu.home, route: words.routes.homeTwin },
    { name: words.shop.title },
  ]
  return (
    <>
      <PageBanner title={words.shop.title} trailLabel={words.breadcrumb} trail={trail}>
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
              modalAddress={modalAddress(String(book.id))}
              eager={index === 0}
            />
          ))}
        </div>
        <Pagination {...books} words={words} address={pageAddress} />
      </div>
    </>
  )
}
