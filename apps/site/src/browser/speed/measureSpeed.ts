import { speedPath } from '@sira/contract/measures/speedMetrics'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/**
 * Measures how the page felt and tells the site, once, when the visitor leaves it: the address of
 * the page and five figures, no cookie and nothing about the visitor.
 */
const values: Partial<Record<Metric['name'], number>> = {}
const note = ({ name, value }: Metric) => {
  values[name] = value
}
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)

let told = false
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || told) return
  told = true
  navigator.sendBeacon(speedPath, JSON.stringify({ path: location.pathname, values }))
})
