import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * How Astro draws a component of a page. All of them are React's, so none is tried first, and none
 * wakes in the browser by itself (decision 33).
 */
const renderer = {
  name: 'react',
  check: async () => true,
  renderToStaticMarkup: async (component: ComponentType<object>, props: object) => ({
    html: renderToString(createElement(component, props)),
  }),
}

export default renderer
