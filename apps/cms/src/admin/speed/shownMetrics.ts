import { type SpeedMetric, speedMetrics } from '@sira/contract/speedMetrics'

/** In the order of the contract. */
export const shownMetrics = Object.keys(speedMetrics) as SpeedMetric[]
