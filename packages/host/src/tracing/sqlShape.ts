const longest = 2000

/** A statement without the values in it, however they came there. */
export function sqlShape(statement: string): string {
  return statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

const asked = /^\s*(\w+)/

/** The trace attributes of a database statement. */
export function sqlFacts(system: 'postgresql' | 'sqlite', statement: string) {
  return {
    'db.system.name': system,
    'db.operation.name': asked.exec(statement)?.[1]?.toUpperCase() ?? 'SQL',
    'db.query.text': sqlShape(statement),
  }
}
