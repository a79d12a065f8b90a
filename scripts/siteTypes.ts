import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'
import { root } from './product/settings.ts'
import { typeChecker } from './typeChecker.ts'

/*
 * Checks the types of the site with TypeScript 7: its components of Astro are written as TSX first,
 * into a folder that stands beside the sources (`rootDirs`). `astro check` would take a minute and more.
 */
const site = join(root, 'apps/site')
const checked = join(site, '.astro/checked')
const pragma = '/* @jsxImportSource astro */'

rmSync(checked, { recursive: true, force: true })
let unreadable = 0
for (const file of globSync('src/**/*.astro', { cwd: site })) {
  const { code, diagnostics } = convertToTsx(readFileSync(join(site, file), 'utf8'), {
    filename: join(site, file),
  })
  for (const { message } of diagnostics) console.error(`apps/site/${file}: ${message}`)
  unreadable += diagnostics.length
  const target = join(checked, `${file}.tsx`)
  mkdirSync(dirname(target), { recursive: true })
  // The lines of the frontmatter keep their numbers.
  writeFileSync(target, code.replace(`${pragma}\n\n\n`, `${pragma}\n`))
}
const ofSite = ['src', 'server', 'test', 'build', '*.mjs'].map((part) => `../../${part}`)
const ofAstro = ['client', 'env', 'astro-jsx'].map(
  (name) => `../../../../node_modules/astro/${name}.d.ts`,
)
writeFileSync(
  join(checked, 'tsconfig.json'),
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: { rootDirs: ['../..', '.'], tsBuildInfoFile: '../checked.tsbuildinfo' },
    include: ['src', ...ofSite, ...ofAstro],
  }),
)
const [command, ...args] = typeChecker(checked)
const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { stdio: 'inherit' })
if (status !== 0 || unreadable > 0) process.exitCode = 1
