import type { ScarceRule } from './scarceRules.ts'

/** The things of one holder, with those it asks for. */
export interface Share {
  /** Units of this thing that are left to everybody. */
  left: number
  /** Units of this thing that it holds unpaid. */
  held: number
  /** Units of this kind that this order asks for. */
  asked: number
  /** Units of this kind that its other unpaid orders hold. */
  others: number
}

/** Whether it may have them, and for how long: as usual, or for less. */
export type Verdict =
  | { kind: 'refused'; most: number }
  | { kind: 'usual' }
  /** `prolongs`: the number of a transfer still prolongs it. */
  | { kind: 'hours' | 'openingHours'; hours: number; prolongs: boolean }

/**
 * A limit that protects what is scarce is relative to how much there is: of a single copy half,
 * rounded up, is one, so no usual buyer is refused. An order that is large by itself may be
 * prolonged; many small ones that go beyond may not, or a stranger would declare all of them.
 */
export function judgeShare(
  { beyondHalf, beyondMany }: ScarceRule,
  { left, held, asked, others }: Share,
): Verdict {
  const half = Math.ceil((left + held) / 2)
  if (held > half && beyondHalf === 'refused') return { kind: 'refused', most: half }
  if (held > half && beyondHalf !== 'refused') {
    return { kind: 'hours', hours: beyondHalf.hours, prolongs: others === 0 }
  }
  if (beyondMany === undefined || asked + others <= beyondMany.units) return { kind: 'usual' }
  const { units, openingHours } = beyondMany
  return { kind: 'openingHours', hours: openingHours, prolongs: asked > units && others < units }
}
