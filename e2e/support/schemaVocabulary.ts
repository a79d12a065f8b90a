import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** schema.org's own vocabulary, as schema-dts has it: the properties that each type has. */
export interface SchemaVocabulary {
  has(type: string, property: string): boolean
}

const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts')
/** A type without properties of its own has no base but that of another. */
const leaf = /^(?:export )?interface (\w+)Leaf extends (\w+)Base \{/gm
const base = /^(?:export )?interface (\w+)Base extends ([^{]+)\{(.*?)^\}/gms

export function readSchemaVocabulary(): SchemaVocabulary {
  const types = new Map<string, { parents: string[]; own: Set<string> }>()
  const source = readFileSync(file, 'utf8')
  for (const [, name = '', parent = ''] of source.matchAll(leaf)) {
    types.set(name, { own: new Set(), parents: [parent] })
  }
  for (const [, name = '', parents = '', body = ''] of source.matchAll(base)) {
    const own = new Set([...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, one = '']) => one))
    types.set(name, {
      own,
      parents: parents.split(',').map((one) => one.trim().replace(/Base$/, '')),
    })
  }
  function has(type: string, property: string): boolean {
    const known = types.get(type)
    if (known === undefined) return false
    return known.own.has(property) || known.parents.some((parent) => has(parent, property))
  }
  return { has }
}
