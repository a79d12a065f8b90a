import { expect, it } from 'vitest'
import { withKeptPages, withNotice } from './keptPage.ts'

const address = 'https://sira.example/actualite/html'
const title = 'La balise &lt;main&gt; vaut $& et $`'
const page = () =>
  new Response(
    `<title>${title} | Sira</title><meta content="La balise <main> vaut"><main id="contenu" tabindex="-1">Texte</main>`,
  )

it('the notice stands before the text, whatever the title names', async () => {
  const html = await (await withNotice(page(), address)).text()
  expect(html).toMatch(/<meta content="La balise <main> vaut"><p role="status"/)
  expect(html).toMatch(/le .+<\/p><main id="contenu" tabindex="-1">Texte<\/main>$/)
})

it('the list of what can be read holds each title as it was written', async () => {
  const offline = new Response('<ul data-kept-pages="" class="mt-3"></ul>')
  // What the worker asks of the browser's own store of pages.
  const store = { keys: async () => [new Request(address)], match: async () => page() }
  const html = await (await withKeptPages(offline, store as unknown as Cache)).text()
  expect(html).toBe(
    `<ul data-kept-pages="" class="mt-3"><li><a class="tap link" href="/actualite/html">${title}</a></li></ul>`,
  )
})
