import { expect, test } from '../support/test.ts'

const names = 'Wẽnd-kũuni Ɛɛ Ɔɔ Ɩɩ Ʋʋ Ɓɓ Ɗɗ Ƴƴ Ŋŋ ɛ̃ ɔ̃ ʋ̃ ‰ ✓'

test.describe('The letters of our languages', () => {
  for (const { what, words, isLoaded } of [
    { what: 'are loaded by a page that has them, and drawn', words: names, isLoaded: true },
    { what: 'are loaded by no other page', words: 'La foire de Kaya', isLoaded: false },
  ]) {
    test(what, async ({ page, backOffice }) => {
      const contenu = `Avant ${words} **${words}**`
      const titre = `Les noms ${Date.now()}`
      const { slug } = await backOffice.write('blogs', { titre, contenu, _status: 'published' })
      const loaded: string[] = []
      page.on('response', (answer) => {
        if (/lettres-du-pays|signes/.test(answer.url())) loaded.push(answer.url())
      })
      await page.goto(`/actualite/${slug}`, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect(loaded.length > 0).toBe(isLoaded)

      // The faces the browser has drawn the paragraph with: ours alone.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('DOM.enable')
      await devtools.send('CSS.enable')
      const { root } = await devtools.send('DOM.getDocument')
      const selector = { nodeId: root.nodeId, selector: 'article .prose' }
      const { nodeId } = await devtools.send('DOM.querySelector', selector)
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
    })
  }
})
