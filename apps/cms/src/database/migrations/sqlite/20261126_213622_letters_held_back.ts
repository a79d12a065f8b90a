import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const kinds = ['devis', 'contacts', 'newsletters']

/** Letters about records that are already in the trash: written by hand. */
const hidden = kinds.map(
  (kind) => `UPDATE \`emails\` SET \`about_trash\` = true WHERE \`id\` IN (
    SELECT \`parent_id\` FROM \`emails_rels\` JOIN \`${kind}\` ON \`${kind}\`.\`id\` = \`${kind}_id\`
    WHERE \`deleted_at\` IS NOT NULL);`,
)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`mailbox_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`kind_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`emails\` ADD \`about_trash\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`mailbox_createdAt_kind_state_idx\` ON \`emails\` (\`mailbox\`,\`created_at\`,\`kind\`,\`state\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_state_idx\` ON \`emails\` (\`kind\`,\`created_at\`,\`state\`);`)
  for (const statement of hidden) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`mailbox_createdAt_kind_state_idx\`;`)
  await db.run(sql`DROP INDEX \`kind_createdAt_state_idx\`;`)
  await db.run(sql`CREATE INDEX \`mailbox_createdAt_idx\` ON \`emails\` (\`mailbox\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_createdAt_idx\` ON \`emails\` (\`kind\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`emails\` DROP COLUMN \`about_trash\`;`)
}
