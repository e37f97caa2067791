import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { endProcess, temporaryFolder, until } from '@invea/tooling/programs'

/** Debian programs: mariadb-server, php-fpm, php-cli with extensions, nginx. */
const programs = {
  install: '/usr/bin/mariadb-install-db',
  database: '/usr/sbin/mariadbd',
  sql: '/usr/bin/mariadb',
  php: '/usr/bin/php8.2',
  phpServer: '/usr/sbin/php-fpm8.2',
  nginx: '/usr/sbin/nginx',
}

/** Returns what is missing to start Easy!Appointments from this checkout. */
export const missingFor = (checkout: string | undefined): string | undefined => {
  if (!checkout) return 'EASY_APPOINTMENTS is not set.'
  const program = Object.values(programs).find((file) => !existsSync(file))
  if (program) return `${program} is not installed.`
  const parts = ['index.php', 'vendor/autoload.php', 'assets/js/pages/booking.min.js']
  const part = parts.find((file) => !existsSync(join(checkout, file)))
  return part && `${checkout} has no ${part}: run composer install and its build there first.`
}

const phpWorkers = 16

const nginxSettings = (folder: string, port: number) => `
worker_processes auto;
user root;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  keepalive_requests 1000000;
  gzip on;
  gzip_types text/css application/javascript application/json;
  ${['client_body', 'fastcgi', 'proxy', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    location / { try_files $uri =404; }
    location ~ ^/index\\.php(/|$) {
      fastcgi_split_path_info ^(.+?\\.php)(/.*)?$;
      include /etc/nginx/fastcgi_params;
      # Debian's parameters have no port, so the URLs in the page would be wrong.
      fastcgi_param HTTP_HOST 127.0.0.1:${port};
      fastcgi_param SCRIPT_FILENAME ${folder}/html/index.php;
      fastcgi_param PATH_INFO $fastcgi_path_info;
      fastcgi_pass unix:${folder}/php.sock;
    }
  }
}`

const phpSettings = (folder: string) => `
[global]
error_log = ${folder}/php.log
daemonize = no
[www]
user = root
group = root
listen = ${folder}/php.sock
pm = static
pm.max_children = ${phpWorkers}
php_admin_flag[opcache.enable] = on`

const configuration = (port: number, databasePort: number) => `<?php
class Config {
  const BASE_URL = 'http://127.0.0.1:${port}';
  const LANGUAGE = 'english';
  const DEBUG_MODE = false;
  const DB_HOST = '127.0.0.1:${databasePort}';
  const DB_NAME = 'peer';
  const DB_USERNAME = 'peer';
  const DB_PASSWORD = 'peer';
}`

/** Turns off the limit of 100 calls in two minutes for each address, because all calls come from one address. */
const withoutRateLimit = (settings: string): string => {
  const setting = /\$config\['rate_limiting'\] = \w+;/
  if (!setting.test(settings))
    throw new Error('Easy!Appointments: its settings have no rate limit in the expected form')
  return settings.replace(setting, () => "$config['rate_limiting'] = false;")
}

/**
 * Working hours: weekdays from 8 to 14 o'clock in slots of 30 minutes, twelve a day as in our sample data. The statements below turn off
 * mail and set the same booking window. Each office is a provider; the second service accepts one person for each slot.
 */
const dayPlan = JSON.stringify(
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      day.startsWith('s') ? null : { start: '08:00', end: '14:00', breaks: [] },
    ]),
  ),
)
const officeCount = 10
const dataStatements = `
update ea_settings set value = '0' where name in ('customer_notifications', 'require_captcha');
update ea_settings set value = '365' where name = 'future_booking_limit';
update ea_services set duration = 30, slot_interval = 30, attendants_number = 1000000 where id = 1;
insert into ea_services (name, duration, price, currency, attendants_number, slot_interval)
  select 'One person a slot', 30, 0, '', 1, 30;
insert into ea_users (first_name, last_name, email, phone_number, timezone, language, id_roles)
  select concat('Office ', seq), 'Sample', concat('office', seq, '@example.org'), '0', 'UTC', 'english', id_roles
  from ea_users, seq_2_to_${officeCount} where ea_users.email = 'jane@example.org';
insert into ea_user_settings (id_users, username, working_plan, notifications, google_sync)
  select id, concat('office', id), '', 0, 0 from ea_users where first_name like 'Office %';
update ea_user_settings set notifications = 0;
update ea_user_settings set working_plan = '${dayPlan}' where working_plan is not null;
replace into ea_services_providers (id_users, id_services)
  select ea_users.id, ea_services.id from ea_users, ea_services
  where ea_users.first_name like 'Office %' or ea_users.email = 'jane@example.org';`

const faultsIn = (logs: string): readonly string[] => {
  const texts = readdirSync(logs).filter((name) => name.endsWith('.php'))
  const lines = texts.flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'))
  const faults = lines.filter((line) => line.startsWith('ERROR')).map((line) => line.split(' --> ').slice(1).join(' '))
  return [...new Set(faults)].slice(0, 5)
}

/** Starts Easy!Appointments with its own database, PHP and nginx in a temporary folder. */
export const startPeer = async (checkout: string) => {
  const folder = temporaryFolder('bench-peer')
  const html = join(folder, 'html')
  mkdirSync(html)
  for (const part of ['application', 'assets', 'system', 'vendor', 'storage', 'index.php'])
    cpSync(join(checkout, part), join(html, part), { recursive: true })
  const [port, databasePort] = [await freePort(), await freePort()]
  writeFileSync(join(html, 'config.php'), configuration(port, databasePort))
  const ownSettings = join(html, 'application/config/config.php')
  writeFileSync(ownSettings, withoutRateLimit(readFileSync(ownSettings, 'utf8')))
  writeFileSync(join(folder, 'nginx.conf'), nginxSettings(folder, port))
  writeFileSync(join(folder, 'php.conf'), phpSettings(folder))

  const data = join(folder, 'database')
  const socket = join(folder, 'database.sock')
  spawnSync(programs.install, [
    ...['--no-defaults', '--user=root', `--datadir=${data}`, '--skip-test-db'],
    '--auth-root-authentication-method=normal',
  ])
  const children = [
    spawn(
      programs.database,
      [
        ...['--no-defaults', '--user=root', `--datadir=${data}`, `--socket=${socket}`, `--port=${databasePort}`],
        ...['--bind-address=127.0.0.1', '--innodb-flush-log-at-trx-commit=1', '--max-connections=200'],
      ],
      { stdio: 'ignore' },
    ),
  ]
  const sql = (statements: string, database = 'peer') => {
    const args = ['--no-defaults', '-S', socket, '-u', 'root', '-N', '-B', database]
    const { status, stdout, stderr } = spawnSync(programs.sql, args, { input: statements, encoding: 'utf8' })
    return { isDone: status === 0, stdout, stderr }
  }
  const stop = async () => {
    await Promise.all(children.toReversed().map((child) => endProcess(child)))
  }
  const query = (statement: string): readonly string[] => {
    const { isDone, stdout, stderr } = sql(statement)
    if (!isDone) throw new Error(`Easy!Appointments: ${stderr}`)
    return stdout.trim().split('\n')
  }
  try {
    await until('the start of MariaDB', () => sql('select 1', 'mysql').isDone)
    const made = sql(
      `create database peer; create user peer@'%' identified by 'peer'; grant all on peer.* to peer@'%';`,
      'mysql',
    )
    if (!made.isDone) throw new Error(made.stderr)
    const installed = spawnSync(programs.php, ['index.php', 'console', 'install'], { cwd: html, encoding: 'utf8' })
    if (installed.status !== 0) throw new Error(`Easy!Appointments was not installed: ${installed.stdout}`)
    query(dataStatements)
    children.push(
      spawn(programs.phpServer, ['-R', '-F', '-y', join(folder, 'php.conf')], { stdio: 'ignore' }),
      spawn(programs.nginx, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' }),
    )
    await until('the start of Easy!Appointments', async () => {
      const response = await fetch(`http://127.0.0.1:${port}/index.php/booking`).catch(() => undefined)
      return response?.ok === true
    })
  } catch (error) {
    const logs = join(html, 'storage/logs')
    for (const name of readdirSync(logs).filter((file) => file.endsWith('.php')))
      process.stderr.write(`${readFileSync(join(logs, name), 'utf8').slice(0, 500)}\n`)
    await stop()
    throw error
  }
  const release = /'version'\] = '([\d.]+)/.exec(readFileSync(join(html, 'application/config/app.php'), 'utf8'))?.[1]
  const php = spawnSync(programs.php, ['-r', 'echo PHP_VERSION;'], { encoding: 'utf8' }).stdout
  const hasCache = spawnSync(programs.phpServer, ['-i'], { encoding: 'utf8' }).stdout.includes('Opcode Caching => Up')
  const nginx = spawnSync(programs.nginx, ['-v'], { encoding: 'utf8' }).stderr.trim().split('/').at(-1)
  return {
    version: `Easy!Appointments ${release}, ${query('select version()')[0]}, PHP ${php} with ${phpWorkers} workers and ${hasCache ? 'its' : 'no'} opcode cache, nginx ${nginx}`,
    port,
    providers: query('select distinct id_users from ea_services_providers order by 1').map(Number),
    query,
    /** Distinct errors in its log. */
    faults: () => faultsIn(join(html, 'storage/logs')),
    stop,
  }
}

export type Peer = Awaited<ReturnType<typeof startPeer>>

interface PhpPackage {
  readonly name: string
  readonly version: string
}

const packagesIn = (file: string): readonly PhpPackage[] => JSON.parse(readFileSync(file, 'utf8')).packages

/** Packages of a checkout that differ from its composer.lock: name, installed version and locked version. */
export const otherPackages = (checkout: string): readonly string[] => {
  const here = new Map(
    packagesIn(join(checkout, 'vendor/composer/installed.json')).map(({ name, version }) => [name, version]),
  )
  return packagesIn(join(checkout, 'composer.lock')).flatMap(({ name, version }) => {
    const installed = here.get(name)
    return installed === version ? [] : [`${name} ${installed ?? 'is missing'} (its release has ${version})`]
  })
}
