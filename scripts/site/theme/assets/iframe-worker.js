/* Browsers start no worker from a file. The search of the site needs one, so in files a hidden frame does its work: it
   has the two functions of a worker, `postMessage` and `addEventListener`, and shares the thread of the page. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.ready = new Promise((resolve) => {
        const start = () => {
          document.body.append(this.frame);
          const inside = this.frame.contentWindow;
          inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          inside.importScripts = () => {};
          const script = inside.document.createElement("script");
          script.onload = () => resolve(inside);
          script.src = new URL(address, location.href);
          inside.document.body.append(script);
        };
        if (document.body) start();
        else addEventListener("DOMContentLoaded", start);
      });
    }

    postMessage(data) {
      this.ready.then((inside) => inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
