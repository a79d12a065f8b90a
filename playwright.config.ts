import { defineConfig, devices } from '@playwright/test'

/**
 * The browser tests run against the real product (both parts, built), started by
 * `e2e/support/startProducts.ts` on free ports with a freshly seeded database: one for visitors, one
 * for staff.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/startProducts.ts',
  fullyParallel: false,
  // One more than cores: a test waits for a page as often as it works.
  workers: 3,
  // Generous: a loaded machine is slow, and a test that passes waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Ouagadougou',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Snapshots of the pages tell what was there; a film held two thousand pictures of one test.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  /**
   * What may have one worker only stands beside pages, which go wherever a worker is free: so all
   * are at work to the end.
   */
  projects: [
    // The longest first. It has a product of its own: see `runningProduct`.
    { name: 'staff', testDir: 'e2e/staff', workers: 1 },
    // These share one product and its accounts: side by side they would disturb each other.
    { name: 'visitor', testDir: 'e2e/visitor', workers: 1 },
    // Each of these starts a product to stop or set up as it likes.
    { name: 'ownProduct', testDir: 'e2e/ownProduct', workers: 1 },
    // One page at a time, which only has to be there.
    { name: 'sweep', testDir: 'e2e/sweep', fullyParallel: true },
    { name: 'languages', testDir: 'e2e/languages', fullyParallel: true },
    // These compare whole lists, which nobody may change meanwhile.
    { name: 'lists', testDir: 'e2e/lists', fullyParallel: true, dependencies: ['visitor'] },
    {
      name: 'memory',
      testDir: 'e2e/memory',
      dependencies: ['staff', 'ownProduct', 'sweep', 'languages', 'lists'],
    },
  ],
})
