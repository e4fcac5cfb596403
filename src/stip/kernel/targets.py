"""What machine code is made for: the processor of this machine, one of the common ones for which packages ship it, or
WebAssembly.

Code for a common processor runs on every newer one of the same kind. Objects are shipped for Linux only: other systems
call functions differently and have other object files, and we could not test them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

X86_64_V2 = ("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3")
X86_64_V3 = (*X86_64_V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")


@dataclass(frozen=True)
class Target:
    """A system and a processor, in LLVM's words."""

    name: str
    triple: str
    cpu: str
    features: str = ""  # besides those of the processor: "+avx2,-fma"
    needs: tuple[str, ...] = ()  # features without which a processor cannot run the code

    def runs_here(self) -> bool:
        """Return whether this process can run code for the target."""
        import llvmlite.binding as llvm

        wanted, found = self.triple.split("-"), llvm.get_process_triple().split("-")
        if wanted[0] != found[0] or wanted[2] not in found[1:]:
            return False
        features = llvm.get_host_cpu_features()
        return all(features.get(name) for name in self.needs)


WEBASSEMBLY = Target(  # Python in browsers; features that all of them have, as Python itself needs them there
    "wasm32",
    "wasm32-unknown-emscripten",
    "generic",
    "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128",
)
SHIPPED_TARGETS = (  # the best first
    Target("x86-64-v3", "x86_64-unknown-linux-gnu", "x86-64-v3", needs=X86_64_V3),  # most PCs since 2015
    Target("x86-64-v2", "x86_64-unknown-linux-gnu", "x86-64-v2", needs=X86_64_V2),  # since 2009; NumPy needs it, too
    Target("aarch64", "aarch64-unknown-linux-gnu", "generic"),
)


@cache
def host() -> Target:
    """Return the processor of this machine, with everything it can do."""
    import llvmlite.binding as llvm

    features = llvm.get_host_cpu_features().flatten()
    return Target("host", llvm.get_default_triple(), llvm.get_host_cpu_name(), features)


@cache
def usable_targets() -> tuple[Target, ...]:
    """Return the targets of shipped code that run here, the best first."""
    return tuple(target for target in SHIPPED_TARGETS if target.runs_here())
