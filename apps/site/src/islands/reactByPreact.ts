import { type ComponentChild, createElement, Fragment, hydrate, options, render } from 'preact'

/**
 * What our components ask of React, by Preact alone: half a kilobyte less of what each island loads
 * than its own `preact/compat`, which brings all of React along (preactForReact.ts).
 */
export * from 'preact/hooks'
export { createElement, Fragment }

// Astro's own islands ask for these, of which the site has none.
export const startTransition = (change: () => void) => change()
export const memo = <Component>(component: Component) => component

export const createRoot = (place: Element) => ({
  render: (child: ComponentChild) => render(child, place),
})

export const hydrateRoot = (place: Element, child: ComponentChild) => hydrate(child, place)

options.event = (event: Event) => Object.assign(event, { nativeEvent: event })

/** React's names of what a drawing is drawn with. */
const drawn = /^(?:stroke|fill|clip)[A-Z]/
const before = options.vnode
options.vnode = (node) => {
  if (typeof node.type === 'string') {
    for (const [name, value] of Object.entries(node.props)) {
      if (!drawn.test(name)) continue
      Object.assign(node.props, {
        [name.replace(/[A-Z]/, '-$&').toLowerCase()]: value,
        [name]: undefined,
      })
    }
  }
  before?.(node)
}
