import { defineConfig, devices } from '@playwright/test'

/**
 * The browser tests run against the real product (both parts, built), started once by
 * `e2e/support/startProduct.ts` on free ports with a freshly seeded database.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/startProduct.ts',
  fullyParallel: false,
  // The tests share one product, its accounts and two cores: side by side they disturb each other.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'visitor', testDir: 'e2e/visitor' },
    { name: 'staff', testDir: 'e2e/staff' },
    { name: 'sweep', testDir: 'e2e/sweep' },
    {
      name: 'memory',
      testDir: 'e2e/memory',
      dependencies: ['visitor', 'staff', 'sweep'],
    },
  ],
})
