import { defineConfig } from 'vitest/config'

/** A loaded machine is slow, and what comes in time waits for nothing. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Two projects: `unit` needs nothing but Node; `api` starts the real back office
 * (and PostgreSQL where it can be had) and talks to it over HTTP.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          include: ['{apps,bench,scripts}/**/*.api.test.ts'],
          exclude: ['**/node_modules/**'],
          // Each file has a back office of its own, which waits as long as it works: one for each core.
          maxWorkers: 2,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
