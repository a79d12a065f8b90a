import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/test\/|migrations\//.test(path))

/** They make a schema of another one, and are called once, where a module begins. */
const makers = new Set([
  'apps/cms/src/dossiers/desk/advance.ts',
  'apps/cms/src/seed/reading/attributes.ts',
  'apps/site/src/transport/draftPreview.ts',
  'packages/contract/src/wire/envelope.ts',
])
const objects = new Set(['object', 'strictObject', 'looseObject'])

/** Lines on which a schema is made each time that a function runs. */
function madeAgain(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node, within: boolean): void => {
    if (within && ts.isCallExpression(node) && isSchema(node.expression)) {
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
      return
    }
    const inside = within || (ts.isFunctionLike(node) && 'body' in node)
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(file, false)
  return found
}

function isSchema(called: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(called) &&
    called.expression.getText() === 'z' &&
    objects.has(called.name.text)
  )
}

test('a schema is made once, where its module begins', () => {
  const faults = sources
    .filter((path) => !makers.has(path))
    .flatMap((path) => {
      const text = readFileSync(resolve(root, path), 'utf8')
      return /\bz\.(?:object|strictObject|looseObject)\(/.test(text) ? madeAgain(path, text) : []
    })
  expect(faults, 'move it out of its function: building it costs more than reading').toEqual([])
})

test('one within a function is found, one beside it is not', () => {
  const source = 'const a = z.object({})\nfunction b() {\n  return z.strictObject({}).parse(1)\n}'
  expect(madeAgain('a.ts', source)).toEqual(['a.ts:3'])
})
