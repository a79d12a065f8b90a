import { arrowFaults } from './arrowFaults.ts'
import { houseSources } from './houseSources.ts'

/** Every import of the house against the drawing. */
export function houseFaults(): string[] {
  return arrowFaults(houseSources())
}
