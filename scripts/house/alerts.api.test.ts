import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findOrInstallPromtool } from '../machine/promtool.ts'

test('deploy/alerts.yml wakes somebody when it should, and only then', ({ skip }) => {
  const promtool = findOrInstallPromtool()
  if (promtool === undefined && process.env.CI) throw new Error('promtool is not installed')
  if (promtool === undefined) return skip('promtool is not installed')
  const file = resolve(import.meta.dirname, 'alerts.yml')
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toContain('SUCCESS')
  expect(status).toBe(0)
})
