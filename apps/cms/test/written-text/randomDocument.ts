import fc from 'fast-check'

/** A document of the editor as JSON. */
export interface Part {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: Part[]
}

/** Words and signs: all that Markdown may take for something else. */
const snippets = [
  ...['mot', 'Ouaga', 'suite', 'a', '2026', 'ʋ̃ɛ̃', '🎉', 'و', 'الدورة', 'ـ', '١.', '10 %', '«', '»'],
  ...[
    '2026.',
    '1.',
    '1)',
    '#',
    '# ',
    '##',
    '-',
    '- ',
    '+',
    '+ ',
    '---',
    '===',
    '=',
    '>',
    '> ',
    '|',
  ],
  ...['*', '**', '***', '_', '__', '~', '~~', '`', '``', '```', '|---|', '| a |', 'nom_de_fichier'],
  ...['[', ']', '](', '![', '[x]', '[ ] ', '[a]: /b', '(', ')', '"', "'", '!', '.', ':', ',', ';'],
  ...['<', '<b>', '</b>', '<br>', '<!--', '<div>', '&', '&amp;', '&#35;', '&nbsp;', '\\', '\\*'],
  ...['http://a.bf/x', 'https://', 'www.a.bf', 'awa@a.bf', '[^1]', '$', '%', '^', '{', '}', '@'],
  ...[' ', '  ', '\u00a0', '\u202f', '    ', '\t'],
]

const text = fc
  .array(fc.constantFrom(...snippets), { minLength: 1, maxLength: 6 })
  .chain((parts) => fc.constantFrom(parts.join(''), parts.join(' ')))

const addresses = ['https://exemple.bf/mon fichier.pdf', 'https://a.bf/x_(y)*z', 'mailto:awa@a.bf']
type Marks = NonNullable<Part['marks']>
const marks = fc.uniqueArray<Marks[number], string>(
  fc.oneof(
    fc.constantFrom('bold', 'italic', 'strike').map((type) => ({ type })),
    fc.constantFrom(...addresses).map((href) => ({ type: 'link', attrs: { href } })),
  ),
  { selector: ({ type }) => type, maxLength: 3 },
)

const words: fc.Arbitrary<Part> = fc.record({
  type: fc.constant('text'),
  text,
  marks: fc.oneof({ weight: 5, arbitrary: marks }, fc.constant<Marks>([{ type: 'code' }])),
})
const picture: Part = { type: 'image', attrs: { src: 'https://a.bf/a.webp', alt: 'Un [étal]' } }
const line = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: words },
    { weight: 2, arbitrary: fc.constant<Part>({ type: 'hardBreak' }) },
    fc.constant(picture),
  ),
  { maxLength: 5 },
)

const paragraph = line.map((content): Part => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.integer({ min: 1, max: 4 }), line)
  .map(([level, content]): Part => ({ type: 'heading', attrs: { level }, content }))
const code = text.map((written): Part => {
  return { type: 'codeBlock', content: [{ type: 'text', text: written }] }
})
const rule = fc.constant<Part>({ type: 'horizontalRule' })

function row(cells: Part[], type: string): Part {
  return { type: 'tableRow', content: cells.map((cell) => ({ type, content: [cell] })) }
}
const table = fc
  .tuple(fc.array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([rows, hasHead]): Part => {
    const type = (at: number) => (at === 0 && hasHead ? 'tableHeader' : 'tableCell')
    return { type: 'table', content: rows.map((cells, at) => row(cells, type(at))) }
  })

const { block } = fc.letrec<{ block: Part; list: Part; quote: Part }>((tie) => {
  const nested = fc.array(tie('block'), { maxLength: 2 })
  const item = fc
    .tuple(paragraph, nested)
    .map(([first, rest]): Part => ({ type: 'listItem', content: [first, ...rest] }))
  const items = fc.array(item, { minLength: 1, maxLength: 3 })
  return {
    block: fc.oneof(
      { maxDepth: 3 },
      { weight: 6, arbitrary: paragraph },
      heading,
      code,
      rule,
      table,
      { weight: 3, arbitrary: tie('list') },
      tie('quote'),
    ),
    list: fc.oneof(
      items.map((content): Part => ({ type: 'bulletList', content })),
      fc
        .tuple(items, fc.constantFrom(1, 0, 2, 2026))
        .map(([content, start]): Part => ({ type: 'orderedList', attrs: { start }, content })),
    ),
    quote: fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content): Part => ({ type: 'blockquote', content })),
  }
})

export const randomDocument: fc.Arbitrary<Part> = fc
  .array(block, { minLength: 1, maxLength: 4 })
  .map((content) => ({ type: 'doc', content }))
