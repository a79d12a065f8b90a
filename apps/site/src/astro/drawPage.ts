import { createHash } from 'node:crypto'
import { createApp } from 'astro/app/entrypoint'

const app = createApp({ streaming: false })
const { manifest } = app

/**
 * The style sheets of the build, by the name that stands in a page in the place of each: a page
 * without 50 kB of rules is made, encoded and read again in less time. The host puts in the rules
 * that the page needs (rendering/leanStyles.ts).
 */
export const sheets: ReadonlyMap<string, string> = takenOut()
/** Astro digests the code of a page each time; all of the build is digested here, once. */
export const policy: string = policyOfBuild()
manifest.shouldInjectCspMetaTags = false
// An import that is done already still resolves its address.
for (const [component, load] of manifest.pageMap ?? []) {
  let loaded: ReturnType<typeof load> | undefined
  manifest.pageMap?.set(component, () => {
    loaded ??= load()
    return loaded
  })
}

/** Draws the page of a request; nothing where no page has its address. */
export async function draw(request: Request, locals: object): Promise<Response | undefined> {
  const routeData = app.match(request, true)
  if (routeData === undefined) return undefined
  return app.render(request, { addCookieHeader: true, locals, routeData })
}

function takenOut(): Map<string, string> {
  const names = new Map<string, string>()
  for (const { styles } of manifest.routes) {
    for (const style of styles) {
      if (style.type !== 'inline') continue
      const name = names.get(style.content) ?? `/* sheet ${names.size + 1} */`
      names.set(style.content, name)
      style.content = name
    }
  }
  return new Map([...names].map(([css, name]) => [name, css]))
}

/** The policy in the header of every page: the host leaves out the scripts that a page has not. */
function policyOfBuild(): string {
  const { directives = [], scriptHashes = [], styleHashes = [] } = manifest.csp ?? {}
  const scripts = manifest.routes.flatMap((route) => route.scripts.flatMap(codeOf))
  return [
    ...directives,
    ` ${source('script-src', [...scriptHashes, ...scripts.map(digest)])}`,
    ` ${source('style-src', [...styleHashes, ...[...sheets.values()].map(digest)])}`,
  ]
    .join(';')
    .concat(';')
}

function codeOf(script: (typeof manifest.routes)[number]['scripts'][number]): string[] {
  if ('children' in script) return [script.children]
  return script.type === 'inline' ? [script.value] : []
}

function source(name: string, digests: readonly string[]): string {
  return [name, "'self'", ...new Set(digests.map((one) => `'${one}'`))].join(' ')
}

function digest(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`
}
