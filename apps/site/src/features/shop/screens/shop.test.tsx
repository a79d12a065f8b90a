import { describe, expect, test } from 'vitest'
import { rendered } from '../../../../test/markup.ts'
import { fr } from '../../../i18n/fr.ts'
import type { Book } from '../book.ts'
import { BookCard } from './BookCard.tsx'
import { BookModal } from './BookModal.tsx'

const book: Book = {
  id: 3,
  titre: 'Répondre à un appel d’offres',
  auteur: 'Pauline Zongo',
  prix: 12_000,
  stock: null,
  description: 'Les **pièces**, les délais.',
  image: null,
  locale: undefined,
}

describe('A book on its card (spec 2.13)', () => {
  const card = (more: Partial<Book>) =>
    rendered(
      <BookCard
        light={false}
        book={{ ...book, ...more }}
        words={fr}
        locale="fr"
        shop="/sira-biblio"
        modalAddress="/m"
        eager={false}
      />,
    )

  test('has its author, a title of 20 characters and its price', () => {
    const { text } = card({})
    expect(text).toContain('Par: Pauline Zongo')
    expect(text).toContain('Répondre à un appel…')
    expect(text).toContain('12\u202f000\u00a0FCFA')
  })

  test('without an author or a price leaves them out or says so', () => {
    const { text } = card({ auteur: null, prix: null })
    expect(text).not.toContain('Par:')
    expect(text).toContain('Prix sur demande')
  })

  test('shows the cloth where there is no cover', () => {
    expect(card({}).html).toContain('<svg')
    expect(card({}).html).not.toContain('<img')
  })
})

describe('The modal of a book (spec 2.13, 4)', () => {
  const { html, text } = rendered(
    <BookModal
      book={book}
      words={fr}
      locale="fr"
      light={false}
      shop="/sira-biblio"
      closeAddress="/sira-biblio"
    />,
  )

  test('is 800 wide and shows everything', () => {
    expect(html).toContain('max-w-[800px]')
    for (const part of [
      'Pauline Zongo',
      book.titre,
      '12\u202f000\u00a0FCFA',
      'Les pièces , les délais.',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('takes one to ten copies, one to begin with', () => {
    const [field = ''] = /<input[^>]*type="number"[^>]*>/.exec(html) ?? []
    for (const attribute of ['min="1"', 'max="10"', 'value="1"']) expect(field).toContain(attribute)
  })

  test('sends the book and the service on to the quote form', () => {
    expect(html).toContain('action="/demander-un-devis"')
    expect(html).toContain('name="service" value="Vente en ligne"')
    expect(html).toContain(`value="Livre\u00a0: ${book.titre}"`)
  })
})
