// The events of all tables, in an IndexedDB. What `append` has returned for is kept even if the browser is killed.

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("stip", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("events"); // JSON, by the code of the table and the number of the event
      request.result.createObjectStore("tables"); // what lists show, by the code
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Begin a transaction. Where the browser has closed the database in between, it is opened again. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  try {
    const database = await (opening ??= open());
    database.onclose = () => (opening = undefined);
    return database.transaction(["events", "tables"], mode, { durability: "strict" });
  } catch (problem) {
    opening = undefined;
    throw problem;
  }
}

function eventsOf(code: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([code, after + 1], [code, Infinity]);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Wait until a transaction is durable, and return whether it was carried out. */
function isDone(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => (transaction.error?.name === "ConstraintError" ? resolve(false) : reject(transaction.error ?? new Error("aborted")));
  });
}

export const storage = {
  async load(code: string, after: number): Promise<string[]> {
    return resultOf((await begin("readonly")).objectStore("events").getAll(eventsOf(code, after)));
  },

  /** Store the next events of a table, one a line, and return whether these were the next numbers. */
  async append(code: string, seq: number, events: string, listed: string): Promise<boolean> {
    const transaction = await begin("readwrite");
    events.split("\n").forEach((event, i) => transaction.objectStore("events").add(event, [code, seq + i]));
    transaction.objectStore("tables").put(listed, code);
    return isDone(transaction);
  },

  /** What lists show of all tables, each as JSON. */
  async listed(): Promise<string[]> {
    return resultOf((await begin("readonly")).objectStore("tables").getAll());
  },

  async codes(): Promise<string[]> {
    return resultOf((await begin("readonly")).objectStore("tables").getAllKeys() as IDBRequest<string[]>);
  },

  async remove(code: string): Promise<void> {
    const transaction = await begin("readwrite");
    transaction.objectStore("events").delete(eventsOf(code));
    transaction.objectStore("tables").delete(code);
    await isDone(transaction);
  },
};
