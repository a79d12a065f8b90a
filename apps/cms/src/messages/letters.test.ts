import { describe, expect, it } from 'vitest'
import { toldBands } from '../../test/support/toldBands.ts'
import { greetedName } from '../mail/drawing/greetedName.ts'
import type { Letter } from '../mail/drawing/letter.ts'
import { letterHtml } from '../mail/drawing/letterHtml.ts'
import { letterText } from '../mail/drawing/letterText.ts'
import { markdownBody } from '../mail/drawing/markdownBody.ts'
import { markdownText } from '../mail/drawing/markdownText.ts'
import { oneLine } from '../mail/drawing/oneLine.ts'
import type { ReceivedMessage } from './facts/receivedMessage.ts'
import { quotes } from './kinds/quotes.ts'
import { acknowledgementLetter } from './reception/acknowledgementLetter.ts'

const letter: Letter = {
  lang: 'fr',
  subject: 'Objet',
  heading: 'Titre <b>',
  paragraphs: ['Un\ndeux'],
  facts: [{ label: 'Nom', value: '<img src=x onerror=alert(1)>' }],
  quoted: '<script>\u202e</script>\nligne',
  button: { label: 'Ouvrir', href: 'https://sira.example/?a=1&b="2"' },
  footer: ['Fin', { label: 'Partir', href: 'https://sira.example/x' }],
}

describe('a letter', () => {
  it('is HTML in which nothing a visitor typed is markup', async () => {
    const html = await letterHtml(letter, 'Sira & Cie')
    expect(html).toContain('Titre &lt;b&gt;')
    expect(html).toContain('Sira &amp; Cie')
    expect(html).toContain('&lt;script&gt;\u202e&lt;/script&gt;\nligne')
    expect(html).not.toMatch(/<(script|img)/)
    expect(html).toContain('href="https://sira.example/?a=1&amp;b=&quot;2&quot;"')
  })

  it('can be read in dark mode, and from the right in Arabic', async () => {
    expect(await letterHtml(letter, 'Sira')).toContain('prefers-color-scheme: dark')
    expect(await letterHtml({ ...letter, lang: 'ar' }, 'Sira')).toContain(
      '<html lang="ar" dir="rtl">',
    )
  })

  it('is text as well, with the words of the visitor as a quotation', () => {
    const text = letterText(letter)
    expect(text).toContain('Nom : <img src=x onerror=alert(1)>')
    expect(text).toContain('> <script>\u202e</script>\n> ligne')
    expect(text).toContain('Ouvrir :\nhttps://sira.example/?a=1&b="2"')
    expect(text).toMatch(/--\nFin\nPartir : https:\/\/sira\.example\/x\n$/)
  })

  it('says each of its parts in both forms, in the same order', async () => {
    const whole = { ...letter, body: { html: '<p>Texte <b>gras</b></p>', text: 'Texte gras' } }
    const said = ['Titre', 'Un', 'deux', 'Texte', 'Nom', 'ligne', 'Ouvrir', 'Fin', 'Partir']
    for (const form of [await letterHtml(whole, 'Sira'), letterText(whole)]) {
      const places = said.map((words) => form.lastIndexOf(words))
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
    }
  })

  it.each(['fr', 'en', 'ar'] as const)(
    'shows the cloth of its dossier, without loading it, in words too (%s)',
    async (lang) => {
      const cloth = { reference: 'CM-2026-7KQ4P9X', steps: 4, lang }
      const plain = { ...letter, lang }
      const html = await letterHtml({ ...plain, cloth }, 'Sira')
      const told = toldBands(cloth.reference, 4, lang)
      expect(html).toContain(`<table role="img" aria-label="${told}" dir="ltr"`)
      expect(html).not.toMatch(/<img|<svg|url\(/)
      expect(html.length - (await letterHtml(plain, 'Sira')).length).toBeLessThan(2_500)
      expect(letterText({ ...plain, cloth })).toBe(letterText(plain))
    },
  )

  it('keeps two paragraphs that say the same, and the breaks within one', async () => {
    const twice = { ...letter, paragraphs: ['Oui\r\nnon', 'Oui\r\nnon'] }
    const html = await letterHtml(twice, 'Sira')
    expect(html.match(/>Oui<br\/>non<\/p>/g)).toHaveLength(2)
  })

  it('to a subscriber has its addresses whole and its HTML clean', () => {
    const html = markdownBody('[Ici](/faq) ![](/uploads/a.webp) <script>x</script>', 'https://s.bf')
    expect(html).toContain('href="https://s.bf/faq"')
    expect(html).toContain('src="https://s.bf/uploads/a.webp"')
    expect(html).not.toContain('script')
    expect(markdownBody('[x](javascript:alert(1))', 'https://s.bf')).not.toContain('javascript')
  })
})

describe('a subject', () => {
  it.each([
    ['Devis\r\nBcc: x@y.bf', 'Devis Bcc: x@y.bf'],
    ['a\u0000b\u2028c', 'a b c'],
    ['\u202eàl’envers\u202c', 'àl’envers'],
  ])('%j is one line: %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line)
  })

  it('keeps the space that may not be broken', () => {
    expect(oneLine('Nouvelle demande\u{A0}:  devis\n12\u{202F}000')).toBe(
      'Nouvelle demande\u{A0}: devis 12\u{202F}000',
    )
  })

  it('is cut where programs would cut it, never within a character', () => {
    expect([...oneLine('🙂'.repeat(300))]).toHaveLength(150)
  })
})

describe('the name somebody is greeted by', () => {
  it.each(['Awa Sawadogo', 'N’Guessan Aïcha-Marie', 'عائشة'])('is %s', (name) => {
    expect(greetedName(name)).toBe(name)
  })

  it.each(['Gagnez 100 € sur spam.example', 'visitez spam.example', '<b>x</b>', 'x'.repeat(61)])(
    'is not « %s »',
    (name) => {
      expect(greetedName(name)).toBe('')
    },
  )
})

const acknowledged = (message: ReceivedMessage) => acknowledgementLetter(message, quotes.letters)

describe('an acknowledgement', () => {
  const received = {
    kind: 'devis' as const,
    id: 7,
    reference: 'DV-2026-7KQ4P9X',
    name: 'Awa',
    email: 'awa@exemple.bf',
    phone: '',
    service: 'Autres',
    message: 'Secret',
    locale: 'fr',
  }

  it('is in the language of the visitor', () => {
    expect(acknowledged(received).subject).toMatch(/^Nous avons reçu/)
    expect(acknowledged({ ...received, locale: 'en' }).subject).toMatch(/^We have/)
    expect(acknowledged({ ...received, locale: 'ar' }).lang).toBe('ar')
    expect(acknowledged({ ...received, locale: 'xx' }).lang).toBe('fr')
  })

  it('names the service when it is one of ours, and repeats no free text', () => {
    const other = acknowledged({ ...received, service: 'http://spam.example' })
    expect(JSON.stringify(other)).not.toMatch(/spam|Secret/)
    expect(JSON.stringify(acknowledged(received))).toContain('Autres')
  })

  it('names the reference by which the visitor follows it', () => {
    expect(JSON.stringify(acknowledged(received))).toContain('DV-2026-7KQ4P9X')
  })

  it.each([
    ['fr', 'Conception graphique'],
    ['en', 'Graphic design'],
    ['ar', 'التصميم الغرافيكي'],
  ])('names it as the page of the visitor did (%s)', (locale, service) => {
    const { facts } = acknowledged({
      ...received,
      service: 'Conception graphique',
      locale,
    })
    expect(facts?.map(({ value }) => value)).toContain(service)
  })
})

describe('the text of a newsletter, for programs that show no HTML', () => {
  const text = (markdown: string) => markdownText(markdown, 'https://sira.example')

  it('is what a person would type, without marks', () => {
    const markdown = `# Juin

Bonjour, voici **les** *nouvelles* \`formations\` & « plus » :

- [La liste](/formations)
- un \\*astérisque\\*
  1. et dedans

> Une parole
> de client

| Jour | Prix |
|---|---|
| Lundi | 9 900 FCFA |

![Une classe](/media/classe.webp)

<https://sira.example/faq> et [https://sira.example](https://sira.example)

<p>Un <b>HTML</b> &eacute;crit &amp; ancien</p>

---

Fin<br>à bientôt`
    expect(text(markdown)).toBe(`Juin
====

Bonjour, voici les nouvelles formations & « plus » :

- La liste (https://sira.example/formations)
- un *astérisque*
  1. et dedans

> Une parole
> de client

Jour | Prix
Lundi | 9 900 FCFA

[Une classe]

https://sira.example/faq et https://sira.example

Un HTML écrit & ancien

---

Fin
à bientôt`)
  })
})
