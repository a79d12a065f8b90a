import type { Gesture } from '@sira/contract/deliveries/gestures'

/** Notes what a courier does with the delivery that he looks at. */
export type Act = (nature: Gesture['nature'], more?: Partial<Gesture>) => void
