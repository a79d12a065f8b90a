import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A loaded machine is slow, and what comes in time waits for nothing. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
}

/** Vitest would leave one alone, which is every second one of two. */
const everyCore = { maxWorkers: '100%' }

/** These wait for the programs that they start as often as they work. */
const oneMoreThanCores = { maxWorkers: availableParallelism() + 1 }

/** A program of tests loads the packages once, not anew for each of its files. */
const oneLoading = { isolate: false, setupFiles: ['scripts/tests/freshModules.ts'] }

/**
 * Two projects: `unit` needs nothing but Node; `api` starts the real back office
 * (and PostgreSQL where it can be had) and talks to it over HTTP, each file to one of its own.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          ...everyCore,
          ...oneLoading,
          name: 'unit',
          include: ['{packages,apps,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
        },
      },
      {
        test: {
          ...patience,
          ...oneMoreThanCores,
          ...oneLoading,
          name: 'api',
          include: ['{apps,bench,scripts}/**/*.api.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
