import { describe, expect, test } from 'vitest'
import { rendered } from '../../../../test/markup.ts'
import { wireBook } from '../../../../test/wireRecords.ts'
import { fr } from '../../../i18n/fr.ts'
import { type Book, bookEntity } from '../book.ts'
import { BookCard } from './BookCard.tsx'
import { BookModal } from './BookModal.tsx'
import { BuyBook } from './BuyBook.tsx'

const book = bookEntity.parse(wireBook(3))

const card = (more: Partial<Book>) =>
  rendered(
    <BookCard
      light={false}
      book={{ ...book, ...more }}
      words={fr}
      locale="fr"
      shop="/sira-biblio"
      modalAddress="/m"
      back="/sira-biblio?page=2"
      eager={false}
    />,
  )

describe('A book on its card (product 2.13)', () => {
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

describe('The modal of a book (product 2.13, 4)', () => {
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

  test('puts so many of the book into the cart, or leads on to the order', () => {
    expect(html).toContain('action="/panier"')
    expect(html).toContain('name="ajouter" value="l3"')
    const [button = ''] = /<button[^>]*value="commande"[^>]*>Acheter</.exec(html) ?? []
    expect(button).toContain('name="suite"')
  })

  test('takes no more copies than there are, and asks for what has no price or no copy', () => {
    const buying = (more: Partial<Book>) =>
      rendered(<BuyBook book={{ ...book, ...more }} back="/sira-biblio" words={fr} />).html
    expect(buying({ stock: 4 })).toContain('max="4"')
    for (const more of [{ stock: 0 }, { prix: null }]) {
      expect(buying(more)).toContain('href="/demander-un-devis?')
      expect(buying(more)).not.toContain('action="/panier"')
    }
  })
})

describe('A book and the cart', () => {
  test('Panier puts one into the cart and comes back to this page of the shop', () => {
    const { html } = card({})
    expect(html).toContain('name="ajouter" value="l3"')
    expect(html).toContain('name="retour" value="/sira-biblio?page=2"')
    expect(html).toContain('id="ajoute-l3"')
  })

  test('says how few copies are left, and nothing where there are enough', () => {
    expect(card({ stock: 2 }).text).toContain('Plus que 2 exemplaires')
    expect(card({ stock: 0 }).text).toContain('Épuisé')
    for (const stock of [8, null]) expect(card({ stock }).text).not.toMatch(/Plus que|Épuisé/)
  })
})
