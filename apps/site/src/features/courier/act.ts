import type { Gesture } from '@sira/contract/deliveries/gestures'

/** Keeps an act of the courier on the shown delivery. */
export type Act = (nature: Gesture['nature'], more?: Partial<Gesture>) => void
