import type { Mark, Node } from '@tiptap/pm/model'

/** What a reader sees of a document, in lines: blocks, words, their marks, where links lead. */
export function readDocument(parent: Node, indent = ''): string[] {
  return parent.children.flatMap((node) => readBlock(node, indent))
}

function readBlock(node: Node, indent: string): string[] {
  const { name } = node.type
  if (name === 'codeBlock') {
    const code = node.textContent.trimEnd().replaceAll('\t', '    ')
    return [`${indent}code ${JSON.stringify(code)}`]
  }
  if (name === 'horizontalRule') return [`${indent}rule`]
  if (node.isTextblock) {
    const words = readLine(node)
    // A page has its own first heading.
    const kind = name === 'heading' ? `heading ${Math.max(2, node.attrs.level)}` : name
    return words === '' ? [] : [`${indent}${kind}: ${words}`]
  }
  const inner = readDocument(node, `${indent}  `)
  if (inner.length === 0 && name === 'blockquote') return []
  return [`${indent}${name}${name === 'orderedList' ? ` ${node.attrs.start}` : ''}`, ...inner]
}

/** The letters with their marks; spaces as a page shows them. */
function readLine(line: Node): string {
  let read = ''
  for (const node of line.children) {
    if (node.type.name === 'hardBreak') read += '⏎'
    else if (!node.isText) read += `▣${node.attrs.alt}${marksOf(node.marks)}`
    else for (const sign of node.text ?? '') read += sign.trim() ? sign + marksOf(node.marks) : sign
  }
  return read
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/\s*⏎\s*/g, '⏎')
    .replace(/[\s⏎]+$/, '')
    .trim()
}

function marksOf(marks: readonly Mark[]): string {
  const names = marks.map(({ type, attrs }) =>
    type.name === 'link' ? `→${String(attrs.href).replaceAll(' ', '%20')}` : type.name[0],
  )
  return names.length === 0 ? '' : `{${names.sort().join()}}`
}
