/** For tests: a server whose answers are waited for until whoever asked has read them, however slow the machine is. */
export class Answers {
  #unread = 0;

  give(status: number, content: unknown): Response {
    const answer = Response.json(content, { status });
    const read = answer.json.bind(answer);
    this.#unread += 1;
    answer.json = () => read().finally(() => (this.#unread -= 1));
    return answer;
  }

  /** All answers are read, and what follows from them at once is done. */
  async settled(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.#unread);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
