import { type LackingAttributes, nothingOf } from './lackingAttributes.ts'
import { type Reading, UnknownAttribute } from './reading.ts'

/**
 * Reads from a server that may lack some attributes of the contract: an attribute that it refuses
 * by name is left out of this and the next questions.
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
    // A concurrent question may have learnt it; if it changes nothing here, further attempts will
    // not either.
    if (lacking.spared(path) === spared) return reading
  }
}
