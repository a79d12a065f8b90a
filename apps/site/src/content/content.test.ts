import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'
import { foundText, plainText, runningText } from './plainText.ts'
import { sanitise } from './sanitise.ts'

describe('Bodies in Markdown (product 2.8)', () => {
  test('become headings, lists, links and tables that scroll', () => {
    const html = markdownToHtml('## Titre\n\n- un\n- deux\n\n| A | B |\n|---|---|\n| 1 | 2 |')
    expect(html).toContain('<h2>Titre</h2>')
    expect(html).toContain('<li>un</li>')
    expect(html).toMatch(/<div class="table-scroll" tabindex="0"><table>[\s\S]*<\/table><\/div>/)
  })

  test('never bring a second h1 to the page', () => {
    expect(markdownToHtml('# Grand titre')).toBe('<h2>Grand titre</h2>\n')
    expect(sanitise('<h1>Grand titre</h1>')).toBe('<h2>Grand titre</h2>')
  })

  test('links to other sites are told apart, our own are left alone', () => {
    expect(markdownToHtml('[a](https://www.cil.bf)')).toContain(
      'rel="noopener noreferrer external"',
    )
    expect(markdownToHtml('[a](/faq)')).toBe('<p><a href="/faq">a</a></p>\n')
  })

  test('pictures wait until they are near', () => {
    expect(markdownToHtml('![Atelier](/uploads/a.webp)')).toContain(
      '<img src="/uploads/a.webp" alt="Atelier" loading="lazy" decoding="async" />',
    )
  })
})

describe('The title of a picture', () => {
  const figure =
    '<figure><img src="/uploads/a.webp" alt="Atelier" loading="lazy" decoding="async" /><figcaption>Notre &lt;b&gt; « atelier », &amp; lui</figcaption></figure>'

  test('stands below it, in Markdown and HTML', () => {
    expect(markdownToHtml('![Atelier](/uploads/a.webp "Notre <b> « atelier », & lui")')).toContain(
      figure,
    )
    const html =
      '<p><img src="/uploads/a.webp" alt="Atelier" title="Notre <b> « atelier », & lui"></p>'
    expect(sanitise(html)).toBe(figure)
  })

  test('stands below it too where the text goes on without an empty line', () => {
    const markdown = '![Atelier](/uploads/a.webp "Notre <b> « atelier », & lui")La suite.'
    expect(markdownToHtml(markdown)).toContain(`${figure}<p>La suite.</p>`)
    const html = '<p><img src="/a.webp" alt="" title="Nous"> <br>La suite.</p>'
    expect(sanitise(html)).toContain('<figcaption>Nous</figcaption></figure><p>La suite.</p>')
  })

  test('is not taken for one within a line', () => {
    expect(markdownToHtml('Voici ![](/uploads/a.webp "Nous") ici.')).not.toContain('figure')
  })

  test('runs nothing', () => {
    const hostile = '<p><img src="/a.webp" title="&lt;script&gt;alert(1)&lt;/script&gt;"></p>'
    expect(sanitise(hostile)).not.toMatch(/<script/)
    expect(sanitise(hostile)).toContain('<figcaption>&lt;script&gt;')
  })
})

describe('What staff or an intruder may have written (architecture, rule 7)', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<p style="position:fixed" onclick="x()">a</p>',
    '<iframe src="https://example.org"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<form action="https://example.org"><input name="a"></form>',
    '<div class="fixed inset-0">a</div>',
    '<a href="//example.org">a</a>',
  ])('%s is made harmless', (html) => {
    expect(markdownToHtml(html)).not.toMatch(
      /<script|onerror|onclick|javascript:|style=|<iframe|<svg|<form|<input|inset-0|="\/\//,
    )
  })
})

describe('Excerpts (product 2.3, 2.7)', () => {
  test('are the running text without marks', () => {
    expect(
      plainText('## Contexte\n\nAu **Burkina** & [ailleurs](/faq), *80 %* :\n\n- un\n- deux'),
    ).toBe('Contexte Au Burkina & ailleurs, 80 % : un deux')
  })

  test('read a table cell by cell and leave pictures out', () => {
    expect(plainText('![x](/a.webp)\n\n| A | B |\n|---|---|\n| 1 | 2 |')).toBe('A · B · 1 · 2')
  })

  test('leave tables out, yet what stands in them is found', () => {
    const text = 'Avant.\n\n| Source | Montant |\n|---|---|\n| Prêt | 2 |\n\nAprès.'
    expect(runningText(text)).toBe('Avant. Après.')
    expect(foundText(text)).toBe('Avant. Après. Source · Montant · Prêt · 2')
    expect(foundText('Rien que ceci.')).toBe('Rien que ceci.')
  })

  test('show signs as they were typed', () => {
    expect(plainText('1 < 2 & "deux"')).toBe('1 < 2 & "deux"')
  })
})
