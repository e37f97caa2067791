import { refreshSession } from '../use-cases/refresh-session.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { signOut } from '../use-cases/sign-out.ts'
import type { Routes } from './routes.ts'

export const accountRoutes: Routes<'signIn' | 'refreshToken' | 'signOut'> = {
  signIn: (call, { body }) => signIn(call, body),
  refreshToken: (call, { body }) => refreshSession(call, body),
  signOut: (call) => signOut(call, null),
}
