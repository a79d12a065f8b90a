import { expect, it } from 'vitest'
import { hashSourceOf, leanPolicy } from './leanPolicy.ts'

const code = 'console.info(1)'
const rule = 'p{color:red}'
const html = `<style>${rule}</style><script type="module">${code}</script><script>injected()</script>`

it('names the code that the page holds, and no other', () => {
  const elsewhere = hashSourceOf('of another page')
  const policy = `script-src 'self' ${elsewhere} ${hashSourceOf(code)}; style-src 'self' ${hashSourceOf(rule)} ${elsewhere};`
  expect(leanPolicy(policy, html)).toBe(
    `script-src 'self' ${hashSourceOf(code)}; style-src 'self' ${hashSourceOf(rule)};`,
  )
})

it('lets in no code that the build did not declare', () => {
  expect(leanPolicy("script-src 'self'", html)).toBe("script-src 'self'")
})

it('finds the code after a title that names its tags', () => {
  const named = `<meta content="Les balises <script> et <style>">${html}`
  const policy = `script-src ${hashSourceOf(code)}; style-src ${hashSourceOf(rule)};`
  expect(leanPolicy(policy, named)).toBe(policy)
})
