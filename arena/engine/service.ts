import type { Readable, Writable } from 'node:stream'
import { InputError, suggestion } from '../../engine/input-error.js'
import { isNestedDeeper } from '../../engine/json-depth.js'
import { isObject, quoted } from '../../engine/json-field.js'
import { AskedField } from './field.js'
import { linesOf, TOO_LONG } from './lines.js'
import { Later, QUESTIONS } from './questions.js'
import { Store } from './store.js'
import { Thinkers } from './thinkers.js'

const LONGEST_LINE = 4 << 20
const DEEPEST = 40
const MOST_UNDER_WAY = 1000
const LONGEST_ID = 100
const LONGEST_COMPLAINT = 1000

type Id = string | number | null

export interface ServiceOptions {
  readonly input: Readable
  readonly output: Writable
  readonly threads: number
  /** Somebody else's game that this process knows, for the threads that think. */
  readonly ownGame?: { readonly name: string; readonly file: string } | null
}

/** Answers the questions of another program, line by line, until its end of the pipe is closed. Whatever it writes, this goes on. */
export class EngineService {
  private readonly store = new Store()
  private readonly thinkers: Thinkers
  /** Questions that are being thought about, by their ids as JSON. */
  private readonly underWay = new Map<string, AbortController>()
  private readonly answers = new Set<Promise<void>>()

  constructor(private readonly options: ServiceOptions) {
    this.thinkers = new Thinkers(options.threads, options.ownGame)
  }

  async run(): Promise<void> {
    // One after the other: a question may name what the one before it has loaded
    for await (const line of linesOf(this.options.input, LONGEST_LINE)) {
      await this.take(line)
      await this.drained()
    }
    await Promise.all(this.answers)
    await this.thinkers.close()
  }

  private async take(line: string | typeof TOO_LONG): Promise<void> {
    let id: Id = null
    try {
      const question = parsed(line)
      id = idOf(question)
      const answer = await this.answer(question, id)
      if (answer instanceof Later) this.await(id, answer)
      else this.send({ id, answer })
    } catch (error) {
      this.send({ id, error: complaint(error) })
    }
  }

  private answer(asked: Record<string, unknown>, id: Id): Later | object | Promise<object> {
    const name = asked.ask
    const known = [...QUESTIONS.keys(), 'stop']
    if (typeof name !== 'string' || !known.includes(name))
      throw new InputError(
        `ask: ${name === undefined ? 'missing' : `unknown question ${quoted(name)}`}${suggestion(String(name).slice(0, LONGEST_ID), known) || `; known are ${known.join(', ')}`}`,
      )
    const field = AskedField.of(asked)
    const question = QUESTIONS.get(name)
    if (question === undefined)
      return this.stop(field.object(['id', 'ask', 'question'])('question'))
    if (this.underWay.has(JSON.stringify(id)))
      throw new InputError('id: a question with this id is being thought about')
    if (this.underWay.size >= MOST_UNDER_WAY)
      throw new InputError(
        `ask: ${MOST_UNDER_WAY} questions are being thought about; wait for some`,
      )
    const of = field.object<string>(['id', 'ask', ...question.fields])
    const stopping = new AbortController()
    const answer = question.answer(of, {
      store: this.store,
      thinkers: this.thinkers,
      signal: stopping.signal,
    })
    if (answer instanceof Later) this.underWay.set(JSON.stringify(id), stopping)
    return answer
  }

  private stop(question: AskedField): object {
    const found = this.underWay.get(JSON.stringify(question.value ?? null))
    found?.abort()
    return { stopped: found !== undefined }
  }

  private await(id: Id, { answer }: Later): void {
    const stopping = this.underWay.get(JSON.stringify(id))
    const done = answer.then(
      (found) => this.finish(id, { answer: found }),
      (error: unknown) => {
        const what = stopping?.signal.aborted === true ? new InputError('stopped') : error
        this.finish(id, { error: complaint(what) })
      },
    )
    this.answers.add(done)
    void done.then(() => this.answers.delete(done))
  }

  private finish(id: Id, result: object): void {
    this.underWay.delete(JSON.stringify(id))
    this.send({ id, ...result })
  }

  private send(message: object): void {
    this.options.output.write(`${JSON.stringify(message)}\n`)
  }

  /** A program that does not read its answers is asked nothing more of until it does. */
  private async drained(): Promise<void> {
    const { output } = this.options
    if (output.writableNeedDrain) await new Promise((resolve) => output.once('drain', resolve))
  }
}

function parsed(line: string | typeof TOO_LONG): Record<string, unknown> {
  if (line === TOO_LONG) throw new InputError(`a line has more than ${LONGEST_LINE} characters`)
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw new InputError(`no JSON: ${quoted(line)}`)
  }
  if (!isObject(json)) throw new InputError(`a question is an object, found ${quoted(json)}`)
  if (isNestedDeeper(json, DEEPEST)) throw new InputError(`is nested deeper than ${DEEPEST}`)
  return json
}

function idOf({ id = null }: Record<string, unknown>): Id {
  if (typeof id === 'string' && id.length <= LONGEST_ID) return id
  if (typeof id === 'number' || id === null) return id
  throw new InputError(`id: expected a number or a text of at most ${LONGEST_ID} characters`)
}

/** What is wrong with a question: the field, and a line about it. */
function complaint(error: unknown): { readonly field: string | null; readonly message: string } {
  const said = error instanceof Error ? error.message : String(error)
  const text = (error instanceof InputError ? said : `internal error: ${said}`)
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, LONGEST_COMPLAINT)
  const [, field, message] = /^([a-z][\w.[\]-]*): (.*)$/i.exec(text) ?? []
  if (field === undefined || message === undefined || !(error instanceof InputError))
    return { field: null, message: text }
  return { field, message }
}
