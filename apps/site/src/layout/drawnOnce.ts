import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The most kept texts, each some 20 kB: those of a language and a kind of page, and the newest
 * others.
 */
const most = 40
const numbers = new WeakMap<object, number>()
let last = 0

/**
 * A part that pages share, as HTML: drawn once for the same values. An object is the same while it
 * is the same one, as the settings and the words are until they change.
 */
export function drawnOnce<Props extends object>(
  component: ComponentType<Props>,
): (props: Props) => string {
  const drawn = new Map<string, string>()
  return (props) => {
    const key = Object.values(props).map(told).join('\n')
    const html = drawn.get(key) ?? renderToString(createElement(component, props))
    drawn.delete(key)
    if (drawn.size >= most) drawn.delete(drawn.keys().next().value ?? '')
    drawn.set(key, html)
    return html
  }
}

function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const number = numbers.get(value) ?? ++last
  numbers.set(value, number)
  return `#${number}`
}
