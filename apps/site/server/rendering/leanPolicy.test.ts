import { expect, it } from 'vitest'
import { hashSourceOf, leanPolicy } from './leanPolicy.ts'
import { leanStyles } from './leanStyles.ts'

const code = 'console.info(1)'
const rule = 'p{color:red}'
const html = `<style>${rule}</style><script type="module">${code}</script><script>injected()</script>`

it('names the code that the page holds, and no other', () => {
  const elsewhere = hashSourceOf('of another page')
  const policy = `script-src 'self' ${elsewhere} ${hashSourceOf(code)}; style-src 'self' ${hashSourceOf(rule)} ${elsewhere};`
  expect(leanPolicy(policy, [rule, code, 'injected()'])).toBe(
    `script-src 'self' ${hashSourceOf(code)}; style-src 'self' ${hashSourceOf(rule)};`,
  )
})

it('lets in no code that the build did not declare', () => {
  expect(leanPolicy("script-src 'self'", [code])).toBe("script-src 'self'")
})

it('finds the code after a title that names its tags, in the start, the middle and the end', () => {
  const named = `<meta content="Les balises <script> et <style>">`
  const page = `${named}<style>${rule}</style><main id="contenu"><script type="module">${code}</script><p></main>`
  const policy = `script-src ${hashSourceOf(code)}; style-src ${hashSourceOf(rule)};`
  const lean = leanStyles({ scripts: '', sheets: '' })
  expect(lean({ html: page, policy }).policy).toBe(policy)
  expect(lean({ html: `${named}<p>${html}`, policy }).policy).toBe(policy)
})
