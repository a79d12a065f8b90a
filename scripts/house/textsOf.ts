import ts from 'typescript'

/** Gives every text that a source writes, with « … » for its variable parts. */
export function textsOf(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const texts: string[] = []
  function visit(node: ts.Node): void {
    const text = textOf(node)
    if (text !== undefined && text !== '') texts.push(text)
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind))
  return texts
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce((text, span) => `${text}…${span.literal.text}`, node.head.text)
  }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined
  // Lines of a source are one line of the page.
  const children = node.children.map((child) => (ts.isJsxText(child) ? child.text : '…'))
  return children
    .join('')
    .replace(/[ \n\t]+/g, ' ')
    .trim()
}
