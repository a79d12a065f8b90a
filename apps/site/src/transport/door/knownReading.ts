import { type LackingAttributes, nothingOf } from './lackingAttributes.ts'
import { type Reading, UnknownAttribute } from './reading.ts'

/**
 * Reads from a server that may lack some of the attributes of the contract: what it refuses by its
 * name is left out of the question, this time and the next ones.
 */
export async function readKnown(
  path: string,
  lacking: LackingAttributes,
  read: (path: string) => Promise<Reading>,
): Promise<Reading> {
  const [type = ''] = path.split('?', 1)
  for (;;) {
    const spared = lacking.spared(path)
    if (spared === undefined) return { state: 'found', body: nothingOf(path), tags: [] }
    const reading = await read(spared)
    const unknown = reading.state === 'away' && reading.reason
    if (!(unknown instanceof UnknownAttribute)) return reading
    lacking.note(type, unknown.attribute)
    // Another question may have learnt it meanwhile; where it changes nothing, nothing will.
    if (lacking.spared(path) === spared) return reading
  }
}
