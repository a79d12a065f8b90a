import { type SpeedMetric, speedMetrics } from '@sira/contract/measures/speedMetrics'

/** In the order of the contract. */
export const shownMetrics = Object.keys(speedMetrics) as SpeedMetric[]
